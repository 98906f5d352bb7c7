import * as v from 'valibot'
import { resource } from '../resource/index.ts'
import { SiteUrl } from './administration.ts'

/**
 * The installation code found in a page: that of the website, that of another website, one that loads the container from
 * another server, or none; or there was no page.
 */
const InstallationFinding = v.picklist(['found', 'other-website', 'other-server', 'not-found', 'no-page'])
export type InstallationFinding = v.InferOutput<typeof InstallationFinding>

/** Why there was no page, or why it may differ from what visitors see: the server answered with an error. */
const InstallationProblem = v.picklist([
  'invalid-address',
  'unknown-host',
  'not-allowed',
  'no-connection',
  'timeout',
  'too-many-redirects',
  'unreadable',
  'error-status',
])
export type InstallationProblem = v.InferOutput<typeof InstallationProblem>

/** What the Content-Security-Policy of a page blocks: the snippet, the container, or its Trusted Types policy. */
const BlockedByPolicy = v.picklist(['snippet', 'container', 'trusted-types'])
export type BlockedByPolicy = v.InferOutput<typeof BlockedByPolicy>

/** The body that makes the server load an address of a website and look for its installation code. */
export const InstallationCheckCreate = v.object({
  type: v.literal('installation_check'),
  attributes: v.object({ url: SiteUrl }),
})

/**
 * The result of the check; the id is the website's. `url` is the address that answered, after redirects. `other_website` has
 * the name of another website of the organisation whose code was found.
 */
export const InstallationCheck = resource(
  'installation_check',
  v.object({
    url: v.string(),
    status: v.nullable(v.number()),
    finding: InstallationFinding,
    problem: v.nullable(InstallationProblem),
    other_website: v.nullable(v.string()),
    blocked: v.array(BlockedByPolicy),
  }),
)
export type InstallationCheck = v.InferOutput<typeof InstallationCheck>
