import { installation } from '@waymark/api-client/endpoints'
import { snippet } from '@waymark/container/snippet'
import type { SiteRow } from '#database/tables/index.ts'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { changeInstallation, readInstallation } from './installation.ts'
import { checkInstallation } from './installation-check/check-installation.ts'

/** The installation code of a website, the check whether its pages have it, and whether it is in use. */
export function mountInstallation(api: Api): void {
  serve(api, installation.code, {
    find: ofWebsite,
    handle: ({ deps, site }) => ({
      data: {
        id: site.id,
        type: 'installation_code',
        attributes: {
          snippet: snippet({ src: `${deps.settings.containerOrigin}/containers/${site.id}.js` }),
          checks_addresses: deps.settings.checksAddresses,
        },
      },
    }),
  })

  serve(api, installation.check, {
    find: ofWebsite,
    handle: async ({ deps, found, body }) => ({
      data: {
        id: found.id,
        type: 'installation_check',
        attributes: await checkInstallation(deps, found, body.data.attributes.url),
      },
    }),
  })
  serve(api, installation.state, {
    find: ofWebsite,
    handle: async ({ deps, site }) => ({ data: await readInstallation(deps, site.id) }),
  })
  serve(api, installation.change, {
    find: ofWebsite,
    handle: ({ deps, site, body }) => changeInstallation(deps, site.id, body.data.attributes),
  })
}

const ofWebsite = async ({ site }: { site: SiteRow }) => (site.kind === 'app' ? site : undefined)
