/** The icons of the frame: strokes of one width on a field of 24, drawn with the colour of the text around. */
export const ICONS = {
  undo: '<path class="l" d="M8 6 3.5 10.5 8 15M4 10.5h9.5a5.5 5.5 0 0 1 0 11H10"/>',
  bulb: '<path class="l" d="M9 18h6M10 21h4M12 3a6.3 6.3 0 0 0-3.6 11.4c.6.5.9 1.2.9 2v.1h5.4v-.1c0-.8.3-1.5.9-2A6.3 6.3 0 0 0 12 3z"/>',
  menu: '<path class="l" d="M4 7h16M4 12h16M4 17h16"/>',
  chat: '<path class="l" d="M4 5h16v11H10l-4 4v-4H4z"/>',
  x: '<path class="l" d="M6 6l12 12M18 6 6 18"/>',
  q: '<path class="l" d="M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2v.4"/><circle cx="12" cy="17.6" r="1.2" fill="currentColor"/>',
  turn: '<path class="l" d="M19 12a7 7 0 1 1-2.1-5M17 3v4h-4"/>',
  mirror: '<path class="l" d="M12 3v18" stroke-dasharray="2 3"/><path class="l" d="M9 7v10H3zM15 7v10h6z"/>',
  play: '<path d="M8 5.5v13l11-6.5z" fill="currentColor"/>',
  pause: '<path d="M7 5h3.6v14H7zM13.4 5H17v14h-3.6z" fill="currentColor"/>',
  prev: '<path class="l" d="M15 6l-6 6 6 6"/>',
  next: '<path class="l" d="M9 6l6 6-6 6"/>',
  first: '<path class="l" d="M18 6l-6 6 6 6M7 6v12"/>',
  last: '<path class="l" d="M6 6l6 6-6 6M17 6v12"/>',
  link: '<path class="l" d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1"/>',
  search: '<circle class="l" cx="10.5" cy="10.5" r="6.5"/><path class="l" d="M15.5 15.5 21 21"/>',
  gear: '<circle class="l" cx="12" cy="12" r="3.2"/><path class="l" d="M12 2.800v3M12 18.200v3M2.8 12h3M18.2 12h3M5.5 5.500l2.1 2.100M16.4 16.400l2.1 2.100M18.5 5.500l-2.1 2.100M7.6 16.400l-2.1 2.1"/>',
  book: '<path class="l" d="M12 6c-2-1.6-5-2-8-1.700v13.500c3-.3 6 .1 8 1.7 2-1.6 5-2 8-1.700V4.300c-3-.3-6 .1-8 1.700zM12 6v13.5"/>',
  cards:
    '<rect class="l" x="8" y="4" width="11" height="15" rx="1.6"/><path class="l" d="M5 7.500v12A1.5 1.5 0 0 0 6.5 21H15"/>',
  person: '<circle class="l" cx="12" cy="8" r="3.8"/><path class="l" d="M4.5 20.500c1-4 4-6 7.5-6s6.5 2 7.5 6"/>',
  bot: '<rect class="l" x="4.5" y="8" width="15" height="11" rx="2.5"/><path class="l" d="M12 4.500V8M9 13v1.500M15 13v1.5"/><circle cx="12" cy="3.7" r="1.3" fill="currentColor"/>',
  clock: '<circle class="l" cx="12" cy="12" r="8.5"/><path class="l" d="M12 7v5.300l3.5 2"/>',
  check: '<path class="l" d="M5 12.500l4.5 4.500L19 7.5"/>',
  plus: '<path class="l" d="M12 5v14M5 12h14"/>',
  minus: '<path class="l" d="M5 12h14"/>',
  chart: '<path class="l" d="M4 19.500h16M4 15l5-5 4 3 7-8"/>',
  share: '<path class="l" d="M12 15V4M8 7.5 12 3.500l4 4M5 12v8h14v-8"/>',
  globe:
    '<circle class="l" cx="12" cy="12" r="8.5"/><path class="l" d="M3.5 12h17M12 3.500c3 3 3 14 0 17M12 3.500c-3 3-3 14 0 17"/>',
  "k-colored": '<path d="M12 2.5 14.6 9.4 21.5 12l-6.9 2.600L12 21.5 9.4 14.6 2.5 12l6.9-2.600z" fill="currentColor"/>',
  "k-pattern":
    '<g fill="currentColor"><rect x="3" y="3" width="5" height="5"/><rect x="9.5" y="9.5" width="5" height="5"/><rect x="16" y="16" width="5" height="5"/><rect x="16" y="3" width="5" height="5"/><rect x="3" y="16" width="5" height="5"/></g>',
  "k-destruction": '<path class="l" d="M4 4l16 16M20 4 4 20" stroke-width="3"/>',
  "k-summoning": '<circle class="l" cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="3.5" fill="currentColor"/>',
  "k-enemy":
    '<circle cx="12" cy="12" r="3" fill="currentColor"/><path class="l" d="M12 2.500v4M12 17.500v4M2.5 12h4M17.5 12h4M5.3 5.300l2.8 2.800M15.9 15.900l2.8 2.800M18.7 5.300l-2.8 2.800M8.1 15.900l-2.8 2.8"/>',
  flag: '<path class="l" d="M6 21V4h12l-3 4 3 4H6"/>',
  eye: '<path class="l" d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle class="l" cx="12" cy="12" r="3"/>',
  handover: '<path class="l" d="M3 8h13M12 4l4 4-4 4M21 16H8M12 12l-4 4 4 4"/>',
  sound: '<path class="l" d="M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"/>',
  download: '<path class="l" d="M12 4v11M8 11.5l4 4 4-4M5 19.5h14"/>',
  upload: '<path class="l" d="M12 16V5M8 8.5l4-4 4 4M5 19.5h14"/>',
  arrow: '<path class="l" d="M12 20V4M6 10l6-6 6 6"/>',
  speak: '<path class="l" d="M4 5h16v10H9l-5 4zM8 9h8M8 12h5"/>',
  shield: '<path class="l" d="M12 3l7.5 2.8v5.7c0 4.6-3 7.8-7.5 9.5-4.5-1.7-7.5-4.9-7.5-9.500V5.800z"/>',
  learn:
    '<path class="l" d="M2.5 9 12 4.5 21.5 9 12 13.500zM6.5 11v5c1.5 1.6 3.4 2.3 5.5 2.300s4-.7 5.5-2.300v-5M21.5 9v5"/>',
} as const;

export type IconName = keyof typeof ICONS;
