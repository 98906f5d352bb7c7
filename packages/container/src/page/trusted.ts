import { tryTo } from './report.ts'

/** The page's Trusted Types policy `waymark`, where the snippet could make one. */
interface Policy {
  createHTML(text: string): string
  createScript(text: string): string
  createScriptURL(text: string): string
}

/** The type that a place of the document requires, as `trustedTypes` names it; null for any text. */
type TrustedType = 'TrustedHTML' | 'TrustedScript' | 'TrustedScriptURL' | null | undefined

let policy: Policy | undefined

/** Takes over the policy that the snippet made. */
export function takePolicy(given: Policy | undefined): void {
  policy = given
}

export const givenPolicy = (): Policy | undefined => policy

/** A text as a place of the document requires it; without a policy the text itself, which the page may refuse. */
export function trusted(type: TrustedType, text: string): string {
  return policy && type ? policy[type.replace('Trusted', 'create') as keyof Policy](text) : text
}

/** The same for an attribute of an element. */
export function trustedAttribute(element: Element, attribute: string, text: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { getAttributeType(element: string, attribute: string, namespace: string | null): TrustedType }
  }
  return trusted(trustedTypes?.getAttributeType(element.localName, attribute, element.namespaceURI), text)
}

let refuses: boolean | undefined

/** Tried once: the browser reports each try to the page's owner. */
export function refusesScripts(): boolean {
  refuses ??= !tryTo(() => {
    document.createElement('script').text = trusted('TrustedScript', ' ')
    return true
  })
  return refuses
}
