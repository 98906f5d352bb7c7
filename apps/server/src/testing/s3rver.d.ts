declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  /** A server of the protocol of S3 over a folder, as far as tests use it. The package has no types of its own. */
  export default class S3rver {
    constructor(options: {
      directory: string
      port: number
      address: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: readonly { name: string; configs: readonly string[] }[]
    })
    readonly httpServer: Server
    readonly store: { getBucketPath(bucket: string): string }
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
