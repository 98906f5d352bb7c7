import { execFile } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/**
 * Runs a script on Node and gives what it prints; throws what it writes to the error stream if it fails. Components go through
 * a bundler before, which leaves their style sheets out.
 */
export async function runOnNode(file: string): Promise<string> {
  const script = file.endsWith('.tsx') ? file.replace('.tsx', '.mjs') : file
  if (script !== file)
    await build({
      entryPoints: [file],
      outfile: script,
      bundle: true,
      format: 'esm',
      loader: { '.css': 'empty' },
      external: ['node:*'],
    })
  const { stdout } = await promisify(execFile)('node', [basename(script)], { cwd: dirname(script) })
  return stdout
}
