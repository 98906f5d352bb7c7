import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = Number(process.env.WAYMARK_TEST_PORT ?? 4181)
const shopPort = Number(process.env.DEMO_TEST_PORT ?? 4281)

/** Where the journeys find the product and the shop. */
export const PRODUCT = `http://localhost:${port}`
export const SHOP = `http://localhost:${shopPort}`

/** A database of its own for each run, in a folder the system clears. */
process.env.WAYMARK_TEST_DATA ??= join(mkdtempSync(join(tmpdir(), 'waymark-journeys-')), 'data')

/** The settings of the installation under test. */
export const environment = {
  WAYMARK_PORT: String(port),
  WAYMARK_DATA: process.env.WAYMARK_TEST_DATA,
  DEMO_PORT: String(shopPort),
}

export const PASSWORD = 'waymark-demo-2026'
