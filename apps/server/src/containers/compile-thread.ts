import { Worker } from 'node:worker_threads'
import type { Artifact, CompileInput } from '@waymark/container/compile'
import type { Compiler } from '#dependencies.ts'

const FILE = new URL('./compile-in-thread.ts', import.meta.url)

/** A container for the thread to compile; `number` pairs it with its result. */
export interface CompileRequest {
  readonly number: number
  readonly input: CompileInput
}

/** The result of a request. */
export type Compiled = { readonly number: number } & ({ readonly artifact: Artifact } | { readonly error: unknown })

/**
 * The container's compiler in a thread of its own, which starts with the first request and compiles one container after the
 * other: a large site takes more than a second, in which the server's own thread goes on answering.
 */
export function compileInThread({ build }: Pick<Compiler, 'build'>): Compiler {
  const waiting = new Map<number, PromiseWithResolvers<Artifact>>()
  let last = 0
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(FILE)
    started.on('message', (compiled: Compiled) => {
      const pending = waiting.get(compiled.number)
      waiting.delete(compiled.number)
      if ('artifact' in compiled) pending?.resolve(compiled.artifact)
      else pending?.reject(compiled.error)
      if (waiting.size === 0) started.unref()
    })
    // A thread that ends, for example for want of memory, fails its requests; the next request starts another one.
    started.on('error', (error) => {
      worker = undefined
      for (const pending of waiting.values()) pending.reject(error)
      waiting.clear()
    })
    return started
  }

  return {
    build,
    compile(input) {
      worker ??= start()
      worker.ref()
      const pending = Promise.withResolvers<Artifact>()
      const number = ++last
      waiting.set(number, pending)
      worker.postMessage({ number, input } satisfies CompileRequest)
      return pending.promise
    },
  }
}
