import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './listen.ts'

const NGINX = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const CONFIGURATION = fileURLToPath(new URL('../../../../deploy/nginx-containers.conf', import.meta.url))

/** Whether nginx is there. */
export const hasNginx = existsSync(NGINX)
/** Whether nginx is there with the module that serves brotli. */
export const hasNginxWithBrotli = hasNginx && existsSync(BROTLI)

/** Serves a folder of containers by nginx with the configuration that operators get, on a port of its own. */
export async function startNginx(root: string, work: string): Promise<{ origin: string; close(): Promise<void> }> {
  const port = await freePort()
  const site = readFileSync(CONFIGURATION, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/lib/waymark/containers;', `root ${root};`)
  const nginx = await runNginx(work, { modules: [BROTLI], site: `access_log off; ${site}` })
  const origin = `http://127.0.0.1:${port}`
  await nginx.until(() => fetch(origin))
  return { origin, close: nginx.close }
}

/** Runs nginx in a folder of its own with some modules and the content of `http`. */
export async function runNginx(work: string, { modules, site }: { modules: readonly string[]; site: string }) {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`)
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
${modules.map((module) => `load_module ${module};`).join('\n')}
daemon off;
pid ${work}/pid;
error_log stderr;
events {}
http { ${paths.join(' ')}
${site}
}
`
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'nginx.conf'), main)
  const child = spawn(NGINX, ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: string[] = []
  child.stderr.on('data', (text) => output.push(String(text)))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    /** Waits until nginx answers a request. */
    async until(ask: () => Promise<unknown>): Promise<void> {
      for (;;) {
        if (child.exitCode !== null) throw new Error(`nginx did not start: ${output.join('')}`)
        if (
          await ask().then(
            () => true,
            () => false,
          )
        )
          return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
