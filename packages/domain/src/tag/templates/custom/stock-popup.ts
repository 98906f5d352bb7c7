/**
 * The code a new popup starts with: an overlay over the page, a box in its middle, a button that closes it and room
 * for content. Hint: the container gives the class `wm-popup-close` its meaning, so the class has to stay.
 */
export const STOCK_POPUP = `<style>
  .wm-popup-overlay {
    position: fixed;
    inset: 0;
    z-index: 10000;
    background: rgba(0, 0, 0, 0.8);
  }
  .wm-popup-box {
    position: absolute;
    top: 50%;
    left: 50%;
    box-sizing: border-box;
    width: 660px;
    max-width: 100%;
    height: 360px;
    max-height: 100%;
    padding: 32px;
    overflow: auto;
    transform: translate(-50%, -50%);
    background: #fff;
  }
  .wm-popup-close {
    position: absolute;
    top: 8px;
    right: 8px;
    width: 32px;
    height: 32px;
    border: 0;
    background: none;
    font-size: 24px;
    line-height: 1;
    cursor: pointer;
  }
</style>
<div class="wm-popup-overlay">
  <div class="wm-popup-box" role="dialog" aria-label="Message">
    <!-- The class of this button closes the popup, keep it -->
    <button type="button" class="wm-popup-close" aria-label="Close">&times;</button>
    <div class="wm-popup-content"></div>
  </div>
</div>
`
