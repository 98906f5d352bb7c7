import type {
  CustomDimension,
  CustomDimensionList,
  ProductCustomDimension,
  ProductCustomDimensionList,
} from '@waymark/domain/dimension'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { listPage, type Page } from '#database/list.ts'
import { customDimensions, productDimensions } from '#database/tables/index.ts'
import type { Listed } from '#http/list-page.ts'

/** All product dimensions of a site, by slot. */
export async function listProductDimensions(db: Database, siteId: string): Promise<Listed> {
  const rows = await db
    .select()
    .from(productDimensions)
    .where(eq(productDimensions.siteId, siteId))
    .orderBy(asc(productDimensions.slot))
  const data = rows.map(
    ({ id, name, slot }): ProductCustomDimension => ({
      id,
      type: 'product_custom_dimension',
      attributes: { website_id: siteId, name, slot },
    }),
  )
  return { data, total: data.length }
}

/** One page of the custom dimensions of a site, by number. */
export async function listCustomDimensions(db: Database, siteId: string, page: Page): Promise<Listed> {
  const { rows, total } = await listPage(db, {
    columns: getTableColumns(customDimensions),
    from: customDimensions,
    where: eq(customDimensions.siteId, siteId),
    order: asc(customDimensions.trackingId),
    page,
  })
  const data = rows.map(
    ({ id, name, trackingId, active }): CustomDimension => ({
      id,
      type: 'custom_dimension',
      attributes: { tracking_id: trackingId, name, active },
    }),
  )
  return { data, total }
}

/** Replaces the product dimensions of a site. */
export const replaceProductDimensions = (
  db: Database,
  siteId: string,
  wanted: ProductCustomDimensionList,
  ids: () => string,
): Promise<undefined> =>
  db.transaction(async (tx) => {
    await tx.delete(productDimensions).where(eq(productDimensions.siteId, siteId))
    const rows = wanted.map(({ attributes: { name, slot } }) => ({ siteId, id: ids(), name, slot }))
    if (rows.length > 0) await tx.insert(productDimensions).values(rows)
    return undefined
  })

/** Replaces the custom dimensions of a site. */
export const replaceCustomDimensions = (
  db: Database,
  siteId: string,
  wanted: CustomDimensionList,
  ids: () => string,
): Promise<undefined> =>
  db.transaction(async (tx) => {
    await tx.delete(customDimensions).where(eq(customDimensions.siteId, siteId))
    const rows = wanted.map(({ attributes: { name, tracking_id, active } }) => ({
      siteId,
      id: ids(),
      name,
      trackingId: tracking_id,
      active,
    }))
    if (rows.length > 0) await tx.insert(customDimensions).values(rows)
    return undefined
  })
