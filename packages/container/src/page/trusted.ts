import { tryTo } from './report.ts'

/** The Trusted Types policy `waymark`, if the snippet could create it. */
interface Policy {
  createHTML(text: string): string
  createScript(text: string): string
  createScriptURL(text: string): string
}

/** The type that an attribute or property requires, as `trustedTypes` names it; null if it takes any text. */
type TrustedType = 'TrustedHTML' | 'TrustedScript' | 'TrustedScriptURL' | null | undefined

let policy: Policy | undefined

/** Takes over the policy that the snippet has created. */
export function takePolicy(given: Policy | undefined): void {
  policy = given
}

export const givenPolicy = (): Policy | undefined => policy

/** A text as the required type; without a policy the text itself, which the page may refuse. */
export function trusted(type: TrustedType, text: string): string {
  return policy && type ? policy[type.replace('Trusted', 'create') as keyof Policy](text) : text
}

/** The text of an attribute as the type that the page requires for it. */
export function trustedAttribute(element: Element, attribute: string, text: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { getAttributeType(element: string, attribute: string, namespace: string | null): TrustedType }
  }
  return trusted(trustedTypes?.getAttributeType(element.localName, attribute, element.namespaceURI), text)
}

let refuses: boolean | undefined

/** Whether the page refuses scripts. Tried once, because the browser reports each try to the page's owner. */
export function refusesScripts(): boolean {
  refuses ??= !tryTo(() => {
    document.createElement('script').text = trusted('TrustedScript', ' ')
    return true
  })
  return refuses
}
