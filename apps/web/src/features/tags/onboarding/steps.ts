import type { App } from '@waymark/domain/site'
import type { InstallationState } from '#data/installation.ts'

/** The first steps of a website, in their order. */
export const STEPS = ['website', 'install', 'view', 'tag', 'publish', 'fire'] as const
export type StepName = (typeof STEPS)[number]
export type DoneSteps = Readonly<Record<StepName, boolean>>

/** Which steps are done. The snippet is installed when a page has loaded the container. */
export function doneSteps(site: App, state: InstallationState): DoneSteps {
  const loaded = state.first_loaded_at !== null
  return {
    // Without an address no page view is recognised.
    website: loaded || site.attributes.urls.length > 0,
    install: loaded,
    view: loaded,
    tag: state.has_tags,
    publish: state.has_published_tags,
    fire: state.fired_at !== null,
  }
}

/** The first step that is not done, which has the main action. */
export const firstOpen = (done: DoneSteps): StepName | undefined => STEPS.find((step) => !done[step])
