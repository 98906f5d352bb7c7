import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The number of parallel workers, each with its own installation. */
export const WORKERS = 3

const port = Number(process.env.WAYMARK_TEST_PORT ?? 4181)
const shopPort = Number(process.env.DEMO_TEST_PORT ?? 4281)

/** A temporary folder for each run. */
process.env.WAYMARK_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'waymark-journeys-'))
const folder = process.env.WAYMARK_TEST_FOLDER

const address = (at: number) => `http://localhost:${at}`

/** The installation of one worker: where it is, and its settings. */
export const installation = (worker: number) => ({
  product: address(port + worker),
  shop: address(shopPort + worker),
  environment: {
    WAYMARK_PORT: String(port + worker),
    WAYMARK_LOG_LEVEL: 'warn',
    WAYMARK_DATA: join(folder, `data-${worker}`),
    DEMO_PORT: String(shopPort + worker),
  },
})

/** The origins of the product and the shop for this worker. */
export const { product: PRODUCT, shop: SHOP } = installation(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

export const PASSWORD = 'waymark-demo-2026'
