import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { readStoreAddress, type StoreAddress } from '#settings-store.ts'

/** A server that speaks the protocol of S3 and checks signatures, with one bucket that anyone may read. */
export interface S3Server {
  /** What `WAYMARK_CONTAINER_STORE` says to use it. */
  readonly setting: string
  readonly address: StoreAddress
  /** Where a CDN finds the file of a path. */
  url(path: string): string
  /** Answers no more calls, until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  close(): Promise<void>
}

/** Starts one with an empty bucket. Its credentials are put where the client looks for them. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-s3-'))
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
  const run = async (port: number) => {
    const server = new S3rver({
      directory,
      port,
      address: '127.0.0.1',
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: 'containers', configs: [] }],
    })
    await server.run()
    keepSlashOfBucket(server)
    return server
  }
  let running = await run(0)
  const { port } = running.httpServer.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const setting = `s3://containers/shop/live?endpoint=${encodeURIComponent(endpoint)}&path-style=true`
  const address = readStoreAddress(setting)
  if (!address) throw new Error(`${setting} is no address of a store.`)
  const pause = async () => {
    const closed = running.close()
    running.httpServer.closeAllConnections()
    await closed
  }
  return {
    setting,
    address,
    url: (path) => `${endpoint}/containers/shop/live/${path}`,
    pause,
    async resume() {
      running = await run(port)
    },
    async close() {
      if (running.httpServer.listening) await pause()
      await rm(directory, { recursive: true })
    },
  }
}

/**
 * The client signs calls on the bucket for `/containers/`, of which this server's check of the signature would lose the
 * last slash. Encoded it stays a part of the signed path, and of the name of the bucket until its folder is looked for.
 */
function keepSlashOfBucket({ httpServer, store }: S3rver): void {
  const listeners = httpServer.listeners('request')
  httpServer.removeAllListeners('request')
  httpServer.on('request', (request, response) => {
    request.url = request.url?.replace(/^\/containers\/(?=\?|$)/u, '/containers%2F') ?? ''
    for (const listener of listeners) listener.call(httpServer, request, response)
  })
  const bucketPath = store.getBucketPath.bind(store)
  store.getBucketPath = (bucket) => bucketPath(bucket.replace(/\/$/u, ''))
}
