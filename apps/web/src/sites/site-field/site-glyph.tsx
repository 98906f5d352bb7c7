import type { Site } from '@waymark/domain/site'
import { SITE_TONES, type SiteGlyphProps, SiteGlyph as SiteSquare } from '@waymark/ui/layout'

/** The colour of a site, always the same one; a meta-site has none. */
export const toneOf = (site: Pick<Site, 'id' | 'type'>): SiteGlyphProps['tone'] =>
  site.type === 'ppms/meta-site'
    ? 'meta'
    : [...site.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0) % SITE_TONES

export const initialOf = (name: string): string => name.trim().slice(0, 1).toLocaleUpperCase()

/** A coloured square with the first letter of a site, or layers for a meta-site. Decorative. */
export function SiteGlyph({
  site,
}: {
  site: Pick<Site, 'id' | 'type'> & { readonly attributes: { readonly name: string } }
}) {
  return <SiteSquare initial={initialOf(site.attributes.name)} tone={toneOf(site)} />
}
