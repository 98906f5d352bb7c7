import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { freePort, listenHere } from '#testing/listen.ts'
import { commandBlocks, guidePages } from '../../../tooling/guide/pages.ts'
import { readSettings } from './settings.ts'
import { VARIABLES } from './settings-variables.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (name: string) => readFileSync(`${root}deploy/${name}`, 'utf8')

const isInstalled = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

describe('what deploy/ holds', () => {
  test.runIf(isInstalled('systemd-analyze', '--version'))('is a unit that systemd takes as it stands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-unit-'))
    try {
      const path = join(folder, 'waymark.service')
      // Nothing of Waymark is installed here.
      writeFileSync(path, read('waymark.service').replace(/^ExecStart=.*$/mu, 'ExecStart=/bin/true'))
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
      const about = stderr.split('\n').filter((line) => line.includes('waymark.service'))
      expect([status, about]).toEqual([0, []])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('stops the service only after the server has had its time to stop', () => {
    const limit = /STOP_LIMIT = (?<limit>[\d_]+)/u.exec(readFileSync(new URL('./main.ts', import.meta.url), 'utf8'))
    const timeout = /^TimeoutStopSec=(?<seconds>\d+)$/mu.exec(read('waymark.service'))
    const { waymark } = parse(read('compose.yaml')).services
    for (const seconds of [timeout?.groups?.seconds, /^(\d+)s$/u.exec(waymark.stop_grace_period)?.[1]])
      expect(Number(seconds) * 1000).toBeGreaterThan(Number(limit?.groups?.limit?.replaceAll('_', '')))
  })

  test('gives the service of the guide settings that the server takes', () => {
    const unit = [...read('waymark.service').matchAll(/^Environment=(?<pairs>.*)$/gmu)]
    const variables = parseEnv(unit.map(({ groups }) => groups?.pairs?.replaceAll(' ', '\n')).join('\n'))
    expect(readSettings({ ...variables, ...parseEnv(read('environment.example')) })).toMatchObject({
      settings: { origin: 'https://tags.example.com', trustProxy: 1, data: '/var/lib/waymark' },
    })
  })

  test('gives the containers of the compose file settings that the server takes', () => {
    const { services } = parse(read('compose.yaml'))
    const image = [...read('Dockerfile').matchAll(/^ENV (?<pairs>.*)$/gmu)].map(({ groups }) => groups?.pairs ?? '')
    const settings = readSettings({
      ...parseEnv(image.join('\n').replaceAll(' ', '\n')),
      ...services.waymark.environment,
      WAYMARK_ORIGIN: 'https://tags.example.com',
      WAYMARK_SECRET: 'what deploy/.env holds in its place',
    })
    expect(settings).toMatchObject({ settings: { data: '/data', trustProxy: 1, host: '0.0.0.0' } })
    expect(services.waymark.ports).toEqual([`127.0.0.1:${VARIABLES.WAYMARK_PORT.without}:4100`])
    expect(read('Dockerfile')).toContain('EXPOSE 4100')
  })

  test('asks the server in the image for its health on the port that it has', async () => {
    const check = /^ +CMD (?<words>\[.*\])$/mu.exec(read('Dockerfile'))
    const [, ...args] = JSON.parse(check?.groups?.words ?? '[]') as string[]
    const codeAt = async (WAYMARK_PORT: string) => {
      const [code] = await once(spawn(process.execPath, args, { env: { WAYMARK_PORT } }), 'exit')
      return code
    }
    const paths: unknown[] = []
    const server = createServer(({ url }, response) => {
      paths.push(url)
      response.end()
    })
    expect(await codeAt(String(await listenHere(server)))).toBe(0)
    expect(paths).toEqual(['/readyz'])
    await once(server.close(), 'close')
    expect(await codeAt(String(await freePort()))).toBe(1)
  })

  test('names in the compose file only services, volumes and files that there are', () => {
    const { services, volumes } = parse(read('compose.yaml'))
    expect(existsSync(`${root}${services.waymark.build.dockerfile}`)).toBe(true)
    for (const service of Object.values<Record<string, any>>(services)) {
      for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other)
      for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0])
    }
  })

  test.runIf(isInstalled('docker', 'compose', 'version'))('is a compose file that Docker takes', () => {
    const env = { PATH: process.env.PATH, ORIGIN: 'https://tags.example.com', DATABASE_PASSWORD: 'p', SECRET: 's' }
    execFileSync('docker', ['compose', '--file', `${root}deploy/compose.yaml`, 'config', '--quiet'], { env })
  })

  test('asks for the values of the compose file that the guide writes', () => {
    const usedNames = new Set(
      [...read('compose.yaml').matchAll(/\$\{(?<name>\w+)\}/gu)].map(({ groups }) => groups?.name),
    )
    const guide = readFileSync(`${root}docs/operate/docker.md`, 'utf8')
    for (const name of usedNames) expect(guide, `deploy/.env of the guide has no ${name}`).toContain(`${name}=`)
  })

  test('copies into the image nothing that is built outside of it', () => {
    const ignored = readFileSync(`${root}.dockerignore`, 'utf8').split('\n')
    const git = readFileSync(`${root}.gitignore`, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith('/'))
    for (const folder of ['node_modules/', 'dist/', '.turbo/']) {
      expect(git).toContain(folder)
      expect(ignored).toContain(`**/${folder.slice(0, -1)}`)
    }
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
    expect(tracked.filter((path) => path.split('/').some((part) => ignored.includes(`**/${part}`)))).toEqual([])
  })
})

describe('the commands of the operator’s guide', () => {
  const isShell = (commands: string) => spawnSync('bash', ['-n'], { input: commands, encoding: 'utf8' }).stderr

  test.each(guidePages())('of %s are ones that a shell can read', (page) => {
    const text = readFileSync(`${root}docs/operate/${page}`, 'utf8')
    const typed = [...text.matchAll(/^\$ (?<command>.*)$/gmu)].map(({ groups }) => groups?.command ?? '')
    for (const commands of [...commandBlocks(page).map((block) => block.commands), typed.join('\n')])
      expect(isShell(commands)).toBe('')
  })
})
