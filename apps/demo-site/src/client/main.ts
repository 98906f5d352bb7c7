import { showActivity } from './activity.ts'
import { bindBasket } from './basket-page.ts'
import { bindConsent } from './consent.ts'
import { bindFinder } from './gear-finder.ts'

bindBasket()
bindConsent()
bindFinder()
showActivity()
