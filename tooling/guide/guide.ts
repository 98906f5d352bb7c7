import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run/run.ts'
import { imageCommands } from './image.ts'
import { type CommandBlock, commandBlocks, guidePages } from './pages.ts'

/*
 * Follows the operator's guide word by word: boots systemd in a container over a copy-on-write layer of this machine, runs
 * there every block of commands of every page, and throws the layer away. Needs root on a Debian with systemd-container.
 */

const folder = mkdtempSync(join(tmpdir(), 'waymark-guide-'))
const [changes, work, machine] = ['changes', 'work', 'machine'].map((name) => {
  const path = join(folder, name)
  mkdirSync(path)
  return path
})

const image: CommandBlock = { page: 'docker.md', heading: 'the steps of deploy/Dockerfile', commands: imageCommands() }
const blocks = [image, ...guidePages().flatMap(commandBlocks)]

/** Puts the commands, the repository and what this machine lacks of a real one into the layer. */
function writeMachine(): void {
  const put = (path: string, text: string) => {
    mkdirSync(join(`${changes}`, path, '..'), { recursive: true })
    writeFileSync(join(`${changes}`, path), text)
  }
  execFileSync('git', ['clone', '--quiet', '--bare', root, join(`${changes}`, 'guide/repository.git')])
  const version = execFileSync('git', ['rev-parse', '--abbrev-ref', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  // Where this machine reaches the registry by a certificate authority of its own, so does the other one.
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  const environment = [
    'REPOSITORY=file:///guide/repository.git',
    `VERSION=${version}`,
    'DEBIAN_FRONTEND=noninteractive',
    ...(authorities ? [`NODE_EXTRA_CA_CERTS=${authorities}`] : []),
  ]
  put('guide/environment', `${environment.join('\n')}\n`)
  blocks.forEach((block, index) => {
    put(`guide/blocks/${String(index).padStart(3, '0')}.sh`, `set -euo pipefail\ncd /root\n${block.commands}\n`)
  })
  put('guide/run.sh', readFileSync(new URL('./run.sh', import.meta.url), 'utf8'))
  put(
    'etc/systemd/system/guide.service',
    `[Service]
Type=oneshot
Environment=HOME=/root PATH=${process.env.PATH}
EnvironmentFile=/guide/environment
ExecStart=/bin/bash /guide/run.sh
ExecStopPost=/bin/systemctl poweroff --no-block
`,
  )
  put('etc/hosts', '127.0.0.1 localhost tags.example.com\n')
}

/** Boots the machine and waits until it powers off. */
function boot(): void {
  const mount = `mount -t overlay overlay -o lowerdir=/,upperdir=${changes},workdir=${work} ${machine}`
  const start = `systemd-nspawn --quiet --register=no --keep-unit --directory=${machine} --boot systemd.unit=guide.target`
  writeFileSync(
    join(`${changes}`, 'etc/systemd/system/guide.target'),
    '[Unit]\nRequires=multi-user.target guide.service\nAfter=multi-user.target\nAllowIsolate=yes\n',
  )
  spawnSync('unshare', ['--mount', 'bash', '-c', `${mount} && ${start}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 20 * 60_000,
  })
}

/** Prints how each block ended, and what a failed one printed. Gives the exit code. */
function report(): number {
  const results = new Map(
    read('guide/results')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  )
  let failed = 0
  blocks.forEach((block, index) => {
    const code = results.get(String(index).padStart(3, '0'))
    console.log(`${code === '0' ? 'ok     ' : code === undefined ? 'not run' : 'failed '} ${title(block)}`)
    if (code === '0') return
    failed++
    if (code !== undefined)
      console.log(`${block.commands}\n---\n${read(`guide/output/${String(index).padStart(3, '0')}`)}`)
  })
  return failed === 0 ? 0 : 1
}

const title = ({ page, heading }: CommandBlock) => `${page}: ${heading}`

function read(path: string): string {
  try {
    return readFileSync(join(`${changes}`, path), 'utf8')
  } catch {
    return ''
  }
}

writeMachine()
console.log(`Running ${blocks.length} blocks of commands of docs/operate in ${folder}`)
boot()
const ended = report()
rmSync(folder, { recursive: true, force: true })
process.exit(ended)
