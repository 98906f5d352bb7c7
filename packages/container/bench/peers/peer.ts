/** What a peer does when a rule is met: its markup is inserted, or an event is queued for a tracker. */
export type PeerAction = { readonly html: string } | { readonly track: readonly string[] }

/** One rule of the peers' job: on its event, and where the page's address has the text or lacks it, it does something. */
export interface PeerRule {
  /** The name of an event of the data layer; `page view` is the start. */
  readonly event: string
  readonly text: string
  readonly isContained: boolean
  readonly action: PeerAction
}

/** Another tag manager, set up for the same job. */
export interface Peer {
  readonly name: string
  /** The script that carries the rules out. */
  scriptFor(rules: readonly PeerRule[]): string
}
