/** The code of tags and variables of the demo shop, as they were at one time and as they are now. */

export const OPENING_CHAT = `<script>
  var bubble = document.createElement('div');
  bubble.id = 'chat-bubble';
  bubble.textContent = 'Questions? We are here until 18:00.';
  document.body.appendChild(bubble);
</script>`

export const FIRST_READING = `<script>
  console.log('Read half of the journal');
</script>`

export const READING = `<script>
  var minutes = {{ Reading minutes }};
  document.documentElement.dataset.read = minutes;
  console.log('Read half of a story of ' + minutes + ' minutes');
</script>`

export const DRAFT_READING = `<script>
  var minutes = {{ Reading minutes }};
  var isLong = minutes >= 5;
  document.documentElement.dataset.read = minutes;
  document.documentElement.dataset.reader = isLong ? 'patient' : 'quick';
  console.log('Read half of a ' + (isLong ? 'long' : 'short') + ' story of ' + minutes + ' minutes');
</script>`

export const READING_MINUTES = `function () {
  return Math.max(1, Math.round({{ Article words }} / 200));
}`

export const FIRST_BANNER = '<p class="offer">Autumn on the ridge: free delivery on all tents</p>'

export const BANNER = `<p class="offer">
  Autumn on the ridge: free delivery on all tents, until the end of the month.
  <a href="/c/tents">See the tents</a>
</p>`

export const WINTER_POPUP = `<div role="dialog" aria-label="Winter sale">
  <h2>Winter sale</h2>
  <p>A fifth off everything that keeps you warm.</p>
  <a href="/c/jackets">See the jackets</a>
  <button type="button" class="wm-popup-close">Close</button>
</div>`
