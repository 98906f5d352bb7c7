import { CustomDimension, ProductCustomDimension } from '@waymark/domain/dimension'
import { listRules } from '@waymark/domain/list'
import * as v from 'valibot'
import { get } from '../endpoint/index.ts'
import { page, platformQuery } from '../json-api/index.ts'

/** The website of the dimensions. */
export const OfWebsite = v.object({ website_id: v.string() })

const DIMENSION_LIST = listRules({ filters: {}, sorts: ['tracking_id'], initial: 'tracking_id' })

/** The dimensions of a website's analytics, offered in tags that send dimensions. */
export const dimensions = {
  product: get('/analytics/api/analytics/product-custom-dimensions/', {
    needs: 'view-website',
    query: OfWebsite,
    answer: page(ProductCustomDimension),
  }),
  custom: get('/api/analytics/v1/manage/custom-dimensions/', {
    needs: 'view-website',
    query: v.object({ ...platformQuery(DIMENSION_LIST).entries, ...OfWebsite.entries }),
    answer: page(CustomDimension),
  }),
}
