import type { Dependencies } from '#dependencies.ts'
import { sha256 } from '#items/canonical.ts'
import type { ArtifactSource } from './artifact-source.ts'
import { containerCompiler } from './compiler.ts'
import { compress, type Encoded } from './compress.ts'

/** A compiled script under the hash of its bytes. */
export interface BuiltArtifact extends Encoded {
  hash: string
  checksum: string
  versionId: string
}

/** Compiles and compresses a script: the slow part, done outside of every transaction. */
export async function buildArtifact(
  { log, compiler = containerCompiler }: Pick<Dependencies, 'log' | 'compiler'>,
  source: ArtifactSource,
  { mode, versionId }: { mode: 'published' | 'debug'; versionId: string },
): Promise<BuiltArtifact> {
  const artifact = compiler.compile({ ...source, mode, versionId })
  for (const note of artifact.notes) log(`Site ${source.appId}, ${note.kind} "${note.name}" (${note.id}): ${note.text}`)
  const encoded = await compress(artifact.source)
  return { ...encoded, hash: sha256(encoded.raw), checksum: source.checksum, versionId }
}
