import '../module-cache.ts'
import { parentPort } from 'node:worker_threads'
import type { Compiled, CompileRequest } from './compile-thread.ts'

const { compile } = await import('@waymark/container/compile')

/* The thread of `compile-thread.ts`. */
parentPort?.on('message', ({ number, input }: CompileRequest) => {
  parentPort?.postMessage(compiled(number, input))
})

function compiled(number: number, input: CompileRequest['input']): Compiled {
  try {
    return { number, artifact: compile(input) }
  } catch (error) {
    return { number, error }
  }
}
