import { describe, expect, test } from 'vitest'
import { NAMES, readArguments } from './arguments.ts'
import { HELP } from './commands.ts'

const read = (text: string) => readArguments(text.split(' '))

describe('a command is refused', () => {
  test.each([
    ['site add Shop', '"site add" needs --url with an address such as https://shop.example.'],
    ['webhook add Warehouse', '"webhook add" needs --url with an address such as https://shop.example.'],
    ['site add Shop --url https://shop.example --password abc', '"site add" does not take --password.'],
    ['owner add ada@shop.example --level a=view', '"owner add" does not take --level.'],
    ['organisation list extra', '"extra" is one word too many; "organisation list" takes none.'],
    [
      'store repair 5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911',
      '"5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911" is one word too many; "store repair" takes none.',
    ],
    ['client revoke', '"client revoke" needs a name or address.'],
  ])('%s', (text, refused) => {
    expect(read(text)).toEqual({ refused })
  })

  test('that has an option which no command has', () => {
    expect(read('organisation list --fast')).toEqual({ refused: expect.stringContaining("'--fast'") })
  })
})

test('a command with its word and options is read', () => {
  expect(read('site add Shop --url https://shop.example --url https://shop.test --organisation Ada')).toMatchObject({
    command: 'site add',
    subject: 'Shop',
    url: ['https://shop.example', 'https://shop.test'],
    organisation: 'Ada',
  })
})

test('a word may begin with two hyphens behind "--"', () => {
  expect(read('organisation add -- --shop')).toMatchObject({ command: 'organisation add', subject: '--shop' })
})

test('an option of the help is taken by the command of its line', () => {
  const lines = HELP.split('\n').filter((line) => NAMES.some((name) => line.startsWith(`  ${name} `)))
  expect(lines).toHaveLength(NAMES.length - 2)
  for (const line of lines) {
    const command = NAMES.find((name) => line.startsWith(`  ${name} `))
    for (const option of line.match(/--[a-z-]+/gu) ?? []) {
      const given = isFlag(option) ? [option] : [option, 'y']
      // With a word or without one, as the command wants it.
      const read = [[], ['x']].map((word) => readArguments([...`${command}`.split(' '), ...word, ...given]))
      expect(JSON.stringify(read)).not.toContain('does not take')
    }
  }
})

const isFlag = (option: string) => ['--new-keys', '--revoke', '--lost', '--dry-run', '--json'].includes(option)
