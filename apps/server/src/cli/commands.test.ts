import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apps, users } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginSecondFactor, confirmSecondFactor } from '#access/two-factor/second-factor.ts'
import { openContainerStore } from '#container-store/open.ts'
import { users as userRows } from '#database/tables/index.ts'
import { COMMAND_LINE, SERVER } from '#database/tables/initiator.ts'
import type { Settings } from '#settings.ts'
import { readStoreAddress } from '#settings-store.ts'
import { changeSite } from '#sites/sites.ts'
import { callAs } from '#testing/call-as.ts'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { signedIn } from '#testing/people.ts'
import { runCommand } from '#testing/run-command.ts'
import { runOperations } from '#testing/run-operations.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { signInTo } from '#testing/sign-in-browser.ts'
import type { TestServer } from '#testing/test-server.ts'
import { codeOf } from '#testing/totp-code.ts'

const server = await startServerOfFile()

/** What a command prints. */
const run = (...args: string[]) => runCommand(server, ...args)

const signIn = async (email: string, password: string) => (await signInTo(server, { email, password })).status

test('an empty installation becomes usable: organisation, owner, website', async () => {
  expect(await run('organisation', 'list')).toBe('There is no organisation yet.')
  expect(await run('site', 'list')).toBe('There is no site yet.')
  expect(await run('owner', 'add', 'ada@shop.example')).toContain('There is no organisation yet')
  expect(await run('organisation', 'add', 'Shop of Ada')).toContain('has been made')
  expect(await run('owner', 'add', 'Ada@Shop.example', '--password', 'twelve and more')).toBe(
    'ada@shop.example owns Shop of Ada now.',
  )
  expect(await run('site', 'add', 'Ada', '--url', 'https://shop.example')).toContain('has been made')
  expect(await run('meta-site', 'add', 'Shared')).toContain('has been made')
  expect((await run('site', 'list')).split('\n')).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36} {2}website {4}Ada {2}Shop of Ada$/u),
    expect.stringMatching(/^[0-9a-f-]{36} {2}meta-site {2}Shared {2}Shop of Ada$/u),
  ])
  expect(await signIn('ada@shop.example', 'twelve and more')).toBe(204)
  const [row] = await server.deps.db.select().from(userRows)
  if (!row) throw new Error('There is no user')
  const owner = await signedIn(server.deps, row)
  expect((await callAs(server, owner, users.me, {})).answer.data.attributes.organization).toBe('Shop of Ada')
  const { answer } = await callAs(server, owner, apps.list, { query: {} })
  expect(answer.data.map((app) => app.attributes.urls)).toEqual([['https://shop.example']])
})

describe('a password', () => {
  test('is generated and printed when none is given, and works', async () => {
    const output = await run('password', 'reset', 'ADA@shop.example')
    const password = /^Password: (?<password>\S{16})$/m.exec(output)?.groups?.password ?? ''
    expect(await signIn('ada@shop.example', password)).toBe(204)
  })

  test('is not printed when it was given, and has a minimum length', async () => {
    expect(await run('password', 'reset', 'ada@shop.example', '--password', 'short')).toBe(
      'password must have at least 12 characters.',
    )
    expect(await run('password', 'reset', 'ada@shop.example', '--password', 'twelve and more')).not.toContain('twelve')
    expect(await run('password', 'reset', 'nobody@shop.example')).toBe('There is no user nobody@shop.example.')
  })
})

describe('a password that is easy to guess', () => {
  const refusal = 'password is easy to guess: choose a longer or less common one.'

  test('is refused for new owners and for new passwords', async () => {
    expect(await run('owner', 'add', 'bob@shop.example', '--password', 'passwordpassword')).toBe(refusal)
    expect(await run('password', 'reset', 'ada@shop.example', '--password', 'Shop of Ada 2026')).toBe(refusal)
    expect(await signIn('ada@shop.example', 'twelve and more')).toBe(204)
  })
})

test('an operator removes the second factor of a user who has lost it', async () => {
  const { deps } = server
  const [ada] = await deps.db.select().from(userRows).where(eq(userRows.email, 'ada@shop.example'))
  if (!ada) throw new Error('There is no user')
  const { secret } = await beginSecondFactor(deps, ada)
  await confirmSecondFactor(deps, ada, codeOf(secret, deps.clock()), COMMAND_LINE)
  expect(await signIn(ada.email, 'twelve and more')).toBe(200)
  expect(await run('two-factor', 'remove', 'Ada@shop.example')).toContain('without a second factor from now on')
  expect(await signIn(ada.email, 'twelve and more')).toBe(204)
  expect(await run('two-factor', 'remove', 'ada@shop.example')).toBe('ada@shop.example has no two-factor sign-in.')
})

describe('a container store', () => {
  const folder = makeFolderOfFile()
  let shop: TestServer
  const pointer = async () =>
    (await readdir(join(folder, 'containers'))).filter((name) => name.endsWith('.js'))[0] ?? ''
  beforeAll(async () => {
    const containerStore = readStoreAddress(folder)
    const store = await openContainerStore(containerStore)
    if (!store) throw new Error('There is no store')
    shop = server.withStore(store).withSettings({ containerStore })
    await runOperations(shop)
  })

  test('is needed for its commands', async () => {
    const refusal = 'There is no container store; WAYMARK_CONTAINER_STORE names one.'
    expect(await run('store', 'repair')).toBe(refusal)
    expect(await run('store', 'history', '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911')).toBe(refusal)
  })

  test('is compared with the database, and then made equal to it', async () => {
    const path = join(folder, 'containers', await pointer())
    const before = await readFile(path)
    await writeFile(path, 'broken')
    const counted = `${folder}: 1 containers in the database; 0 files were missing, 1 different, 0 superfluous.`
    const line = `different   containers/${await pointer()}`
    expect(await runCommand(shop, 'store', 'repair', '--dry-run')).toBe(`${line}\n${counted} Nothing has been changed.`)
    expect(await readFile(path, 'utf8')).toBe('broken')
    expect(await runCommand(shop, 'store', 'repair')).toBe(`${line}\n${counted} All of this is put right.`)
    expect(await readFile(path)).toEqual(before)
    expect(await runCommand(shop, 'store', 'repair')).toContain('Nothing had to be done.')
  })

  test('gives visitors an earlier container', async () => {
    const siteId = (await pointer()).replace('.js', '')
    await changeSite(shop.deps, siteId, { delay: 900 }, SERVER)
    await runOperations(shop)
    const listed = (await runCommand(shop, 'store', 'history', siteId)).split('\n')
    expect(listed).toEqual([
      expect.stringMatching(/^[0-9a-f]{64} {2}\S+ {2}live$/),
      expect.stringMatching(/^[0-9a-f]{64} {2}\S+$/),
    ])
    const [live, earlier] = listed.map((line) => line.slice(0, 64))
    expect(await runCommand(shop, 'store', 'rollback', siteId)).toContain(`Visitors get ${earlier} now`)
    expect((await runCommand(shop, 'store', 'history', siteId)).split('\n')[1]).toMatch(/live$/)
    expect(await runCommand(shop, 'store', 'rollback', siteId)).toContain('no earlier container')
    expect(await runCommand(shop, 'store', 'rollback', siteId, '--artifact', `${live}`)).toContain(
      `Visitors get ${live} now`,
    )
  })

  test('is asked for what it has only', async () => {
    const [unknown, hash] = ['00000000-0000-4000-8000-000000000000', '0'.repeat(64)]
    expect(await runCommand(shop, 'store', 'history', unknown)).toBe(`The store has no container of a site ${unknown}.`)
    expect(await runCommand(shop, 'store', 'history', '../x')).toBe('"../x" is not the id of a site.')
    expect(await runCommand(shop, 'store', 'rollback', unknown, '--artifact', hash)).toBe(
      `The store does not have ${hash} whole.`,
    )
    expect(await runCommand(shop, 'store', 'rollback', unknown, '--artifact', '../x')).toBe(
      '"../x" is not the hash of an artifact.',
    )
  })
})

describe('errors are printed', () => {
  test.each([
    [['fly'], 'There is no command "fly".'],
    [['owner', 'add'], '"owner add" needs a name or address.'],
    [['site', 'add', 'Two', 'words'], '"words" is one word too many; put names of several words in quotes.'],
    [
      ['owner', 'add', 'a@shop.example', '--language', 'xx'],
      '"xx" is not a language of Waymark. Choose one of en, pl.',
    ],
    [['owner', 'add', 'no address'], 'email does not have the right form.'],
    [
      ['site', 'add', 'A', '--url', 'ftp://a.example'],
      '"ftp://a.example" is not the address of a website. Give one such as https://shop.example.',
    ],
    [
      ['owner', 'add', 'ada@shop.example', '--password', 'twelve and more'],
      'There is a user ada@shop.example already.',
    ],
    [['organisation', 'add', ' Shop of Ada '], 'There is an organisation Shop of Ada already.'],
    [['site', 'add', 'Ada', '--url', 'https://shop.example'], 'There is a site Ada of https://shop.example already.'],
    [['meta-site', 'add', 'A', '--organisation', 'Unknown'], 'There is no organisation Unknown.'],
    [['database', 'move'], 'Say with --to where the database is to go, or with DATABASE_URL.'],
  ])('%j', async (args, refusal) => {
    expect(await run(...args)).toBe(refusal)
  })

  test('an organisation that is not named while there are several', async () => {
    await run('organisation', 'add', 'Second shop')
    expect(await run('meta-site', 'add', 'A')).toBe(
      'There are several organisations; say which one with --organisation.',
    )
    expect(await run('meta-site', 'add', 'A', '--organisation', 'Second shop')).toContain('has been made')
  })

  test('help is printed without a command', async () => {
    expect(await run()).toBe('help')
    expect(await run('--help')).toBe('help')
  })
})

// At the end: from here on every command needs the secret.
describe('rotating secrets', () => {
  const secret = 'the present secret of this installation'

  test('needs a secret to encrypt with, or the wish for new signing keys', async () => {
    expect(await run('secrets', 'rotate')).toBe(
      'Set WAYMARK_SECRET to the secret with which values are to be encrypted.',
    )
    expect(await run('secrets', 'rotate', '--new-keys')).toBe(
      'Tokens have new signing keys; the old ones hold until their tokens end.',
    )
  })

  test('encrypts what is there, and says so when the secret is not the right one', async () => {
    const rotate = (changes: Partial<Settings>, ...options: string[]) =>
      runCommand(server.withSettings(changes), 'secrets', 'rotate', ...options)
    expect(await rotate({ secret })).toBe('Encrypted with the present secret: 3.')
    expect(await rotate({ secret })).toBe('Encrypted with the present secret: 0.')
    expect(await rotate({ secret: secret.toUpperCase() })).toMatch(/^Values in the database are encrypted with another/)
    expect(await rotate({ secret: secret.toUpperCase(), previousSecret: secret })).toContain('present secret: 3.')
    expect(await rotate({ secret }, '--revoke')).toMatch(/^Values in the database are encrypted with another/)
    expect(await rotate({ secret: secret.toUpperCase() }, '--revoke')).toContain('refuse older tokens')
    expect(await rotate({ secret }, '--lost')).toMatch(/have been removed: key\/[^.]*\.$/)
    expect(await rotate({ secret })).toMatch(/^Encrypted with the present secret: \d\.$/)
  })
})
