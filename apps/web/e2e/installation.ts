import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The number of workers at once, each with its own installation, which takes seconds to make. */
export const WORKERS = 3

const port = Number(process.env.WAYMARK_TEST_PORT ?? 4181)
const shopPort = Number(process.env.DEMO_TEST_PORT ?? 4281)

/** A temporary folder for each run. */
process.env.WAYMARK_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'waymark-journeys-'))
export const folder = process.env.WAYMARK_TEST_FOLDER

/** The data that an installation begins with a copy of: the demo with the shop of the first worker. */
export const SEED_FOLDER = join(folder, 'seed')

/** The port of the OpenID Connect provider of a worker, which a journey starts. */
const providerPort = (worker: number) => port + WORKERS + worker

/** The port of the installation without a user of a worker, which the journey of the first day starts. */
const emptyPort = (worker: number) => port + 2 * WORKERS + worker

/** The client of the product at the provider. */
export const OIDC_CLIENT = { clientId: 'waymark', clientSecret: 'a-secret-of-the-journeys' }

const address = (at: number) => `http://localhost:${at}`

/**
 * The installation of one worker: where it is, and its settings.
 * @param worker which of the workers at once it is: its ports.
 * @param data names its data; a new worker that takes the place of another has new ones.
 */
export const installation = (worker: number, data: number = worker) => ({
  product: address(port + worker),
  shop: address(shopPort + worker),
  providerPort: providerPort(worker),
  environment: {
    WAYMARK_PORT: String(port + worker),
    WAYMARK_LOG_LEVEL: 'warn',
    WAYMARK_DATA: join(folder, `data-${data}`),
    DEMO_PORT: String(shopPort + worker),
    WAYMARK_CHECK_ADDRESSES: '1',
    WAYMARK_PRIVATE_ADDRESSES: '1',
    WAYMARK_OIDC_ISSUER: `http://127.0.0.1:${providerPort(worker)}`,
    WAYMARK_OIDC_CLIENT_ID: OIDC_CLIENT.clientId,
    WAYMARK_OIDC_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
    WAYMARK_OIDC_NAME: 'Northwind ID',
  },
})

/** An installation that begins with an empty database, as an operator starts one of their own. */
export const emptyInstallation = (worker: number, data: number) => ({
  product: address(emptyPort(worker)),
  environment: {
    WAYMARK_PORT: String(emptyPort(worker)),
    // The address of the set-up is a warning.
    WAYMARK_LOG_LEVEL: 'warn',
    WAYMARK_DATA: join(folder, `empty-${data}`),
    WAYMARK_DEMO: 'off',
  },
})

/** The origins of the product and the shop for this worker, and the port of its provider. */
export const {
  product: PRODUCT,
  shop: SHOP,
  providerPort: PROVIDER_PORT,
} = installation(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

export const PASSWORD = 'waymark-demo-2026'
