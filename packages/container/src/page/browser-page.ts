import type { DebugPage } from '../debug/debug-page.ts'
import { addressNow, onAddress } from './address.ts'
import { onClick, onValidClick } from './click.ts'
import { clockIn, clockNow, preciseNow, randomNumber, runLater } from './clock.ts'
import { readCookie, writeCookie } from './cookie.ts'
import { hideBadge, onHide, onRestore, preventLeaving, showBadge } from './debug-page.ts'
import {
  handOver,
  hasOpener,
  onOpenerGone,
  onOpenerMessage,
  postToOpener,
  readTabStorage,
  reloadPage,
  setWindowName,
  windowName,
  writeTabStorage,
} from './debug-window.ts'
import { deferForm } from './defer-form.ts'
import { deferLink } from './defer-link.ts'
import { hasDoNotTrack, readDocument } from './document.ts'
import { findElements, firstInside, isSelected, markupOf, outlineOf, parentOf, textWithin } from './element.ts'
import {
  attributeOf,
  onElementEvent,
  onWindowEvent,
  propertyOf,
  setAttributeOf,
  setRootClass,
} from './element-access.ts'
import { onError } from './error.ts'
import { fetchJson } from './fetch-json.ts'
import { globalOf, keepReference, setGlobal } from './globals.ts'
import { refusesInlineScripts } from './inline-scripts.ts'
import { onLeave } from './leave.ts'
import { loadFrame, loadScript } from './load.ts'
import { makeElement } from './make-element.ts'
import { onMutation } from './mutation.ts'
import { ownAddress } from './own-script.ts'
import { pathTo } from './path-to.ts'
import { isVisible, whenLoaded, whenReady, whenVisible } from './ready.ts'
import { renderMarkup } from './render-markup.ts'
import { reportIssue } from './report.ts'
import { onScroll, scrollPosition } from './scroll.ts'
import { readStorage, writeStorage } from './storage.ts'
import { onSubmit, onValidSubmit } from './submit.ts'
import { takeWrites } from './take-writes.ts'
import { refusesScripts } from './trusted.ts'
import { watchVisibility } from './visibility.ts'
import { onScriptError, watchScripts } from './watch-scripts.ts'
import { dropElement, onClickWithin, wrapperFor } from './wrapper.ts'
import { afterTask, yieldThen } from './yield-then.ts'

/** The page in a browser. An artifact holds only the members that its chunks use. */
export const browserPage: DebugPage = {
  addressNow,
  afterTask,
  hasDoNotTrack,
  attributeOf,
  randomNumber,
  clockIn,
  clockNow,
  deferForm,
  deferLink,
  dropElement,
  fetchJson,
  findElements,
  firstInside,
  globalOf,
  handOver,
  hasOpener,
  onOpenerGone,
  onOpenerMessage,
  hideBadge,
  isSelected,
  isVisible,
  keepReference,
  loadFrame,
  loadScript,
  makeElement,
  markupOf,
  onAddress,
  onClick,
  onClickWithin,
  onElementEvent,
  onError,
  onHide,
  onLeave,
  onMutation,
  onRestore,
  onScriptError,
  onScroll,
  onSubmit,
  onValidClick,
  onValidSubmit,
  onWindowEvent,
  outlineOf,
  ownAddress,
  parentOf,
  pathTo,
  preciseNow,
  preventLeaving,
  propertyOf,
  readCookie,
  readDocument,
  readStorage,
  readTabStorage,
  refusesInlineScripts,
  refusesScripts,
  reloadPage,
  renderMarkup,
  reportIssue,
  runLater,
  scrollPosition,
  setAttributeOf,
  setGlobal,
  setRootClass,
  setWindowName,
  showBadge,
  takeWrites,
  postToOpener,
  textWithin,
  watchVisibility,
  watchScripts,
  whenLoaded,
  whenReady,
  whenVisible,
  windowName,
  wrapperFor,
  writeCookie,
  writeStorage,
  writeTabStorage,
  yieldThen,
}
