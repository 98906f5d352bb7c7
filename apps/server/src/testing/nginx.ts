import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const CONFIGURATION = fileURLToPath(new URL('../../../../deploy/nginx-containers.conf', import.meta.url))

/** Whether nginx is there with the module that serves brotli. */
export const hasNginx = existsSync(BROTLI) && existsSync('/usr/sbin/nginx')

/** Serves a folder of containers by nginx with the configuration that operators get, on a port of its own. */
export async function startNginx(root: string, work: string): Promise<{ origin: string; close(): Promise<void> }> {
  const port = await freePort()
  const site = readFileSync(CONFIGURATION, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/lib/waymark/containers;', `root ${root};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`)
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${BROTLI};
daemon off;
pid ${work}/pid;
error_log stderr;
events {}
http { access_log off; ${paths.join(' ')} ${site} }
`
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'nginx.conf'), main)
  const child = spawn('/usr/sbin/nginx', ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (text) => said.push(String(text)))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said.join('')}`)
    if (await fetch(origin).catch(() => undefined)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async close() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
