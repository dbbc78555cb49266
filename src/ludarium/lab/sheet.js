// Sorts tables, unfolds long ones, copies commands. Without it everything can still be read.
for (const table of document.querySelectorAll('table.sortable')) {
  for (const button of table.querySelectorAll('thead button')) {
    button.addEventListener('click', () => {
      const head = button.closest('th')
      const column = [...head.parentNode.children].indexOf(head)
      const order = head.getAttribute('aria-sort') === 'descending' ? 'ascending' : 'descending'
      for (const other of table.querySelectorAll('thead th')) other.removeAttribute('aria-sort')
      head.setAttribute('aria-sort', order)
      const value = (row) => {
        const cell = row.cells[column]
        return cell.dataset.v === undefined ? cell.textContent.trim().toLowerCase() : Number(cell.dataset.v)
      }
      const sign = order === 'ascending' ? 1 : -1
      const rows = [...table.tBodies[0].rows].sort((one, other) => {
        const [a, b] = [value(one), value(other)]
        return sign * (a < b ? -1 : a > b ? 1 : 0)
      })
      table.tBodies[0].append(...rows)
    })
  }
}
for (const button of document.querySelectorAll('[data-all]')) {
  button.addEventListener('click', () => {
    const all = document.getElementById(button.dataset.all).classList.toggle('all')
    button.textContent = all ? button.dataset.less : button.dataset.more
    button.setAttribute('aria-expanded', String(all))
  })
}
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const command = document.getElementById(button.dataset.copy)
    try {
      await navigator.clipboard.writeText(command.textContent)
      button.textContent = 'Copied'
    } catch {
      const range = document.createRange()
      range.selectNodeContents(command)
      getSelection().removeAllRanges()
      getSelection().addRange(range)
      button.textContent = 'Selected'
    }
  })
}
