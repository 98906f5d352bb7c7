import $ from 'jquery'

$(document).on('submit', '#delegated', () => window.count('delegated'))
$('#ajax').on('submit', function () {
  window.count('ajax')
  $.post('ajax', $(this).serialize())
  return false
})
let isValid = false
$('#validated').on('submit', function (event) {
  window.count('validated')
  if (isValid) return
  event.preventDefault()
  isValid = true
  $(this).append('<input type="hidden" name="token" value="1">')
  $(this).trigger('submit')
})
$('#once').on('submit', function (event) {
  window.count('once')
  if ($(this).data('sent')) event.preventDefault()
  $(this).data('sent', true).find('button').prop('disabled', true)
})
$(document).on('click', 'a.tab', (event) => {
  window.count('tab')
  event.preventDefault()
})
$(document).on('click', 'a.logged', () => window.count('logged'))
document.documentElement.dataset.ready = ''
