import { readFileSync } from 'node:fs'
import { root } from '../run/run.ts'

/** A block of commands of the operator's guide. */
export interface CommandBlock {
  /** File name of the page, such as `install.md`. */
  readonly page: string
  /** The last heading before the block. */
  readonly heading: string
  readonly commands: string
}

const folder = `${root}docs/operate/`

/** The pages of the operator's guide, in the order of the table in its README. */
export function guidePages(): string[] {
  const links = readFileSync(`${folder}README.md`, 'utf8').matchAll(/^\| \[[^\]]+\]\((?<page>[\w-]+\.md)\)/gmu)
  return [...links].map(({ groups }) => groups?.page ?? '')
}

/** The blocks of a page that are marked `sh`: those that can be run as they stand. */
export function commandBlocks(page: string): CommandBlock[] {
  const blocks: CommandBlock[] = []
  let heading = ''
  let commands: string[] | undefined
  for (const line of readFileSync(folder + page, 'utf8').split('\n')) {
    if (commands && line === '```') {
      blocks.push({ page, heading, commands: commands.join('\n') })
      commands = undefined
    } else if (commands) commands.push(line)
    else if (line === '```sh') commands = []
    else if (line.startsWith('#')) heading = line.replace(/^#+ /u, '')
  }
  return blocks
}
