import { readFileSync } from 'node:fs'
import { root } from '../run/run.ts'

/**
 * The steps of `deploy/Dockerfile` as shell commands for a machine without a Docker engine: the build in a fresh copy of the
 * repository, then the server as an unprivileged user until its health check passes. Both stages use the folder /app, and
 * what is copied from the first one to the second lies there already.
 */
export function imageCommands(): string {
  const text = readFileSync(`${root}deploy/Dockerfile`, 'utf8').replaceAll('\\\n', ' ')
  const commands = ['mkdir /app /data', 'cd /app']
  let start = ''
  let health = ''
  for (const line of text.split('\n')) {
    const [instruction = '', rest = ''] = line.split(/ (.*)/u)
    if (line === 'COPY . .') commands.push('git clone --quiet "$REPOSITORY" .')
    else if (instruction === 'RUN' && !rest.startsWith('mkdir')) commands.push(rest)
    else if (instruction === 'ENV') commands.push(`export ${rest}`)
    else if (instruction === 'HEALTHCHECK') health = wordsOf(rest.slice(rest.indexOf('[')))
    else if (instruction === 'CMD') start = wordsOf(rest)
  }
  return [
    ...commands,
    'useradd --system node && chown node /data',
    // The image's node is the one that the packages bring.
    'export PATH=/app/node_modules/.bin:$PATH',
    `setpriv --reuid node --clear-groups env HOME=/data ${start} &`,
    'server=$!',
    `for second in $(seq 30); do if ${health}; then break; fi; sleep 1; done`,
    health,
    'kill $server',
  ].join('\n')
}

/** A JSON list of words as one shell command. */
const wordsOf = (list: string): string =>
  (JSON.parse(list) as string[]).map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
