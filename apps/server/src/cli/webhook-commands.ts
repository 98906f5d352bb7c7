import { isId } from '@waymark/domain/resource'
import { type DeliveryTry, WEBHOOK_EVENTS, WebhookCreate, type WebhookDelivery } from '@waymark/domain/webhook'
import { eq } from 'drizzle-orm'
import { SYSTEM } from '#database/tables/content.ts'
import { webhooks } from '#database/tables/index.ts'
import { COMMAND_LINE } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { listDeliveries, presentDelivery, sendPing } from '#webhooks/deliveries.ts'
import { listWebhooks, presentWebhook } from '#webhooks/list.ts'
import type { WebhookRow } from '#webhooks/queue.ts'
import { changeWebhook, createWebhook, removeWebhook, rotateSecret } from '#webhooks/webhooks.ts'
import type { CommandLine } from './arguments.ts'
import { asCommandError } from './as-command-error.ts'
import { CommandError } from './command-error.ts'
import { findOrganisation } from './find-organisation.ts'
import { parse } from './parse.ts'

/** Who makes the changes: no member, and in the audit log the command line. */
const BY = { author: SYSTEM, by: COMMAND_LINE }

/** How many deliveries are listed, the newest. */
const LISTED_DELIVERIES = 20

/** The commands for webhooks; each gives the text to print, or with `--json` the resource of the API. */
export const WEBHOOK_COMMANDS = {
  'webhook add': async (deps: Dependencies, line: CommandLine) => {
    const { id: organisationId } = await findOrganisation(deps, line)
    const [url = '', ...more] = line.url
    if (more.length > 0) throw new CommandError('A webhook has one address; give --url once.')
    const wanted = parse(WebhookCreate, {
      type: 'webhook',
      attributes: {
        name: line.subject,
        url,
        events: line.event.length > 0 ? line.event : WEBHOOK_EVENTS,
        site_ids: line.site.length > 0 ? line.site : null,
      },
    })
    const made = await createWebhook(deps, { organisationId, ...BY }, wanted).catch(asCommandError)
    return withSecret(deps, line, made, `${line.subject} (${made.webhook.id}) is told of events now.`)
  },

  'webhook list': async (deps: Dependencies, line: CommandLine) => {
    const { id } = await findOrganisation(deps, line)
    const { data } = await listWebhooks(deps.db, id, { limit: Number.MAX_SAFE_INTEGER })
    if (line.json) return json(data)
    const lines = data.map(({ id: webhookId, attributes: { is_active, last_delivery, name, url } }) =>
      [
        webhookId,
        is_active ? 'on ' : 'off',
        (last_delivery?.state ?? 'nothing sent').padEnd(12),
        `${name}, ${url}`,
      ].join('  '),
    )
    return lines.join('\n') || 'There is no webhook yet.'
  },

  'webhook test': async (deps: Dependencies, line: CommandLine) => {
    const delivery = presentDelivery(await sendPing(deps, await findWebhook(deps, line), SYSTEM))
    const { state, tries } = delivery.attributes
    const isTaken = state === 'delivered'
    const text = line.json ? json(delivery) : `The test was ${isTaken ? '' : 'not '}taken: ${outcome(tries[0])}`
    if (!isTaken) throw new CommandError(text)
    return text
  },

  'webhook deliveries': async (deps: Dependencies, line: CommandLine) => {
    const webhook = await findWebhook(deps, line)
    const { data } = await listDeliveries(deps.db, webhook, { limit: LISTED_DELIVERIES })
    return line.json ? json(data) : data.map(deliveryLine).join('\n') || 'Nothing has been sent yet.'
  },

  'webhook rotate': async (deps: Dependencies, line: CommandLine) => {
    const made = await rotateSecret(deps, await findWebhook(deps, line), BY)
    return withSecret(
      deps,
      line,
      made,
      `${made.webhook.name} has a new secret; everything is signed with it from now on.`,
    )
  },

  'webhook on': (deps: Dependencies, line: CommandLine) => turn(deps, line, true),

  'webhook off': (deps: Dependencies, line: CommandLine) => turn(deps, line, false),

  'webhook remove': async (deps: Dependencies, line: CommandLine) => {
    const webhook = await findWebhook(deps, line)
    await removeWebhook(deps, webhook, COMMAND_LINE)
    return line.json ? json({ id: webhook.id }) : `${webhook.name} has been removed with its deliveries.`
  },
} as const

async function turn(deps: Dependencies, line: CommandLine, isActive: boolean): Promise<string> {
  const webhook = await findWebhook(deps, line)
  await changeWebhook(deps, webhook, { ...BY, changes: { is_active: isActive } })
  if (line.json) return json(await presentWebhook(deps.db, { ...webhook, isActive, pausedReason: null }))
  return isActive ? `${webhook.name} is on; what waited is sent.` : `${webhook.name} is off; nothing is sent to it.`
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** A webhook with its secret, which is printed this once. */
async function withSecret(
  { db }: Dependencies,
  line: CommandLine,
  { webhook, secret }: { webhook: WebhookRow; secret: string },
  text: string,
): Promise<string> {
  if (!line.json) return `${text}\nSecret: ${secret}`
  const shown = await presentWebhook(db, webhook)
  return json({ ...shown, attributes: { ...shown.attributes, secret } })
}

const outcome = (tried: DeliveryTry | undefined) =>
  tried === undefined ? 'not tried yet' : `${tried.status ?? tried.error} after ${tried.duration} ms`

const deliveryLine = ({ id, attributes: { created_at, event_type, state, tries, try_count } }: WebhookDelivery) =>
  [id, created_at, event_type.padEnd(17), state.padEnd(9), `${outcome(tries.at(-1))}, tries: ${try_count}`].join('  ')

async function findWebhook({ db }: Pick<Dependencies, 'db'>, { subject }: CommandLine): Promise<WebhookRow> {
  const id = subject.trim()
  const [found] = isId(id) ? await db.select().from(webhooks).where(eq(webhooks.id, id)) : []
  if (!found) throw new CommandError(`There is no webhook ${subject}; webhook list shows the ids.`)
  return found
}
