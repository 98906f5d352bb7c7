import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from './settings.ts'
import { VARIABLES } from './settings-variables.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (name: string) => readFileSync(`${root}deploy/${name}`, 'utf8')

describe('what deploy/ holds', () => {
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
