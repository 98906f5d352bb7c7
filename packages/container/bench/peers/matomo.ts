import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Peer, PeerRule } from './peer.ts'

/** The page's address as a variable, which every condition has for itself. */
const ADDRESS = {
  name: 'Page URL',
  type: 'Url',
  lookUpTable: [],
  defaultValue: null,
  parameters: { urlPart: 'href' },
  Variable: 'UrlVariable',
}

/** What queues an event for a tracker: less than Matomo's own tag does. */
const TRACK_TAG =
  '(function(){return function(parameters){this.fire=function(){(window._paq=window._paq||[]).push(parameters.get("track"))}}})()'

/**
 * Matomo Tag Manager, put together from a checkout of it as its server does for a release. It is under the GPL, so neither it
 * nor what is made of it is part of this repository.
 */
export function matomo(checkout: string): Peer {
  const read = (path: string) => readFileSync(join(checkout, path), 'utf8')
  return {
    name: 'Matomo Tag Manager',
    scriptFor: (rules) => {
      const templates = {
        CustomHtmlTag: read('Template/Tag/CustomHtmlTag.web.js'),
        TrackTag: TRACK_TAG,
        CustomEventTrigger: read('Template/Trigger/CustomEventTrigger.web.js'),
        PageViewTrigger: read('Template/Trigger/PageViewTrigger.web.js'),
        UrlVariable: read('Template/Variable/UrlVariable.web.js'),
      }
      const container = JSON.stringify(containerOf(rules)).replace(/<(?=[/!])/g, '\\x3c')
      const added = `(function(){var Templates={};
${Object.entries(templates)
  .map(([name, code]) => `Templates['${name}']=${code.trim().replace(/;$/, '')};`)
  .join('\n')}
window.MatomoTagManager.addContainer(${container},Templates);})()`
      return `window.dataLayer=window.dataLayer||[];${read('javascripts/tagmanager.min.js')
        .replace('/*!!! windowLevelSettingsHook */', 'var ignoreGtmDataLayer=false;var activelySyncGtmDataLayer=true;')
        .replace('/*!!! initContainerHook */', () => added)}`
    },
  }
}

const containerOf = (rules: readonly PeerRule[]) => ({
  id: 'bench',
  isTagFireLimitAllowedInPreviewMode: 0,
  idsite: 1,
  versionName: 'bench',
  revision: 1,
  environment: 'live',
  tags: rules.map(({ action }, number) => ({
    id: number + 1,
    type: 'html' in action ? 'CustomHtml' : 'Track',
    name: `${number}`,
    parameters: 'html' in action ? { customHtml: action.html, htmlPosition: 'bodyEnd' } : action,
    blockTriggerIds: [],
    fireTriggerIds: [number + 1],
    fireLimit: 'unlimited',
    fireDelay: 0,
    startDate: null,
    endDate: null,
    Tag: 'html' in action ? 'CustomHtmlTag' : 'TrackTag',
  })),
  triggers: rules.map(({ event, text, isContained }, number) => {
    const type = event === 'page view' ? 'PageView' : 'CustomEvent'
    return {
      id: number + 1,
      type,
      name: type,
      parameters: event === 'page view' ? {} : { eventName: event },
      conditions: [{ actual: ADDRESS, comparison: isContained ? 'contains' : 'not_contains', expected: text }],
      Trigger: `${type}Trigger`,
    }
  }),
  variables: [],
})
