import * as v from 'valibot'
import { get } from '../endpoint/index.ts'

/** The checksum of all static files, in hexadecimal. */
export const Checksum = v.object({ checksum: v.string() })
export type Checksum = v.InferOutput<typeof Checksum>

/** Messages by namespace and id, in ICU syntax. */
export const Locales = v.record(v.string(), v.record(v.string(), v.string()))
export type Locales = v.InferOutput<typeof Locales>

/** Translations. `namespaces` is a comma list (default: all); with the current checksum as `v` it is cached for a year. */
export const locales = {
  checksum: get('/static/checksum', { needs: 'none', answer: Checksum, answers: 'json' }),
  messages: get('/static/locales', {
    needs: 'none',
    query: v.object({ language: v.string(), namespaces: v.optional(v.string()), v: v.optional(v.string()) }),
    answer: Locales,
    answers: 'json',
  }),
}
