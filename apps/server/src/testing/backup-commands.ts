import { spawn } from 'node:child_process'
import { commandBlocks } from '../../../../tooling/guide/pages.ts'

/** The commands of a section of docs/operate/backup.md: the first block backs up, the second one restores. */
function commandsOf(section: string, at: 0 | 1): string[] {
  const block = commandBlocks('backup.md').filter(({ heading }) => heading === section)[at]
  if (!block) throw new Error(`docs/operate/backup.md has no such block under ${section}`)
  // What concerns the service and the folder of backups is done by the test itself.
  return block.commands.split('\n').filter((line) => !/^(?:systemctl|install|curl) /u.test(line))
}

/** Backs up or restores the folder of an embedded database as the guide says, to or from a folder of backups. */
export const runForFolder = (at: 0 | 1, { data, backups }: { data: string; backups: string }): Promise<void> =>
  runAll(
    commandsOf('The embedded database', at).map((line) =>
      line.replaceAll('/var/backups/waymark', backups).replaceAll('/var/lib/waymark', data),
    ),
  )

/** Backs up or restores a Postgres database as the guide says, as the user of its address. */
export function runForPostgres(at: 0 | 1, { url, backups }: { url: string; backups: string }): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const commands = commandsOf('Postgres', at).map((line) =>
    line
      .replace('runuser -u postgres -- ', '')
      .replace(/(?<option>--owner|--role) waymark/u, `$<option> ${username}`)
      .replaceAll('/var/backups/waymark', backups)
      .replace(/(?<= )waymark(?= |$)/u, pathname.slice(1)),
  )
  return runAll(commands, {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: username,
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
  })
}

function runAll(commands: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  if (commands.length === 0) throw new Error('The guide has no commands there')
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands.join('\n')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The commands ended with ${code}`))))
  })
}
