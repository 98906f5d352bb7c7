import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Client, Result } from '@waymark/api-client/client'
import { versions } from '@waymark/api-client/endpoints'
import { type RunEnd, runVersionOperation } from '@waymark/api-client/poll'
import { publishedVersion } from '@waymark/domain/operation'
import type { CommandLine, CommandName } from './arguments.ts'
import { importedText } from './imported-text.ts'
import { NotDone } from './not-done.ts'

/** What a command has found or done: for people, for programs, and whether `diff` has found changes. */
interface CommandResult {
  readonly text: string
  readonly json: unknown
  readonly hasChanges?: boolean
}

type Command = (client: Client, line: CommandLine) => Promise<CommandResult>

const MARKS: Readonly<Record<string, string>> = { add: '+', edit: '~', delete: '-' }

/** The commands. They throw `NotDone` where a call or an operation fails. */
export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  versions: async (client, { appId, limit }) => {
    const { data } = answerOf(
      await client.call(versions.list, { params: { appId }, query: { page: { limit }, sort: ['-created_at'] } }),
    )
    const lines = data.map(({ id, attributes: { version_major, version_minor, version_type, published_at, name } }) =>
      [
        id,
        version_type.padEnd(9),
        `${version_major}.${version_minor}`.padEnd(7),
        published_at ?? 'not published',
        name ?? '',
      ]
        .join('  ')
        .trimEnd(),
    )
    return { text: lines.join('\n'), json: data }
  },

  diff: async (client, { appId }) => {
    const query = { page: { limit: 1000 } }
    const { data, meta } = answerOf(await client.call(versions.draftChanges, { params: { appId }, query }))
    const lines = data.map(
      ({ attributes: { change_type, resource_type, resource_name, author } }) =>
        `${MARKS[change_type] ?? change_type} ${resource_type} ${resource_name}${author === null ? '' : ` (${author})`}`,
    )
    const more = meta.total > data.length ? [`and ${meta.total - data.length} more`] : []
    return {
      text: [...lines, ...more].join('\n') || 'The draft is as published.',
      json: { total: meta.total, changes: data },
      hasChanges: meta.total > 0,
    }
  },

  publish: async (client, { appId, name, description }) => {
    const attributes = { ...(name !== undefined && { name }), ...(description !== undefined && { description }) }
    const end = await runVersionOperation(client, { kind: 'publish', appId, versionId: 'draft', with: attributes })
    if (isAboutNothing(end)) return { text: 'There is nothing to publish.', json: { published: null } }
    const version = publishedVersion(completed(end))
    return {
      text: `Version ${version?.version_major}.${version?.version_minor} is live.`,
      json: { published: version },
    }
  },

  export: async (client, { appId, version, out }) => {
    const { summary } = completed(
      await runVersionOperation(client, { kind: 'export', appId, versionId: version }),
    ).attributes
    const params = { appId, versionId: version, exportFileId: summary?.export_file_id ?? '' }
    const { data } = answerOf(await client.call(versions.exportFile, { params }))
    const { content } = data.attributes
    if (out === undefined) return { text: content, json: JSON.parse(content) }
    await writeFile(out, content).catch((error: Error) => {
      throw new NotDone(2, `${out} cannot be written: ${error.message}`)
    })
    return { text: `${out} has been written.`, json: { file: out, bytes: Buffer.byteLength(content) } }
  },

  import: async (client, { appId, file }) => {
    const content = await readFile(file, 'utf8').catch((error: Error) => {
      throw new NotDone(2, `${file} cannot be read: ${error.message}`)
    })
    const named = { name: basename(file), content }
    const { summary } = completed(
      await runVersionOperation(client, { kind: 'import-file', appId, file: named }),
    ).attributes
    return { text: importedText(summary ?? {}), json: summary ?? {} }
  },
}

function answerOf<Answer>(result: Result<Answer>): Answer {
  if (result.ok) return result.answer
  throw NotDone.because(result.failure)
}

function completed(end: RunEnd) {
  if (end.is === 'completed') return end.operation
  throw NotDone.because(end.why)
}

const isAboutNothing = (end: RunEnd) =>
  end.is === 'failed' && end.why.kind === 'status' && end.why.codes.includes('NO_CHANGES_TO_PUBLISH_ERROR')
