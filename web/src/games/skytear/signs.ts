/** Runes, conditions, actions and other small signs, on a field of 20, in the colour of the text around. */
export const SIGNS = {
  "r-fire": '<path d="M10 1C11 6 16 8 16 13A6 6 0 0 1 4 13C4 10 6 9 7 6C8 8 9 8 9.5 7C10 5 9.6 3 10 1Z"/>',
  "r-earth": '<path d="M1 17L8 4L12 11L14 8L19 17Z"/>',
  "r-air":
    '<path d="M2 8h10a2.6 2.6 0 1 0-2.6-2.6M2 12h14a2.6 2.6 0 1 1-2.6 2.6M4 16h4" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  "r-ice":
    '<path d="M10 1V19M2.2 5.5L17.8 14.5M17.8 5.5L2.2 14.5M10 5L7.5 2.8M10 5L12.5 2.8M10 15L7.5 17.2M10 15L12.5 17.2" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round"/>',
  "c-slow":
    '<path d="M4 4l6 5 6-5M4 11l6 5 6-5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  "c-haste":
    '<path d="M4 4l6 6-6 6M10 4l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  "c-fury":
    '<path d="M5 3C4 9 5 13 8 17M10 2C9 9 10 13 12 17M15 3C14 8 15 12 17 16" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  "c-disarmed":
    '<path d="M16 3L11 8M9 11L5 15M3 12l5 5M3 17l2-2" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M6 6l3 2M11 13l3 1M12 11l4 0" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  "c-marked":
    '<circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="10" cy="10" r="2.2"/><path d="M10 1v4M10 15v4M1 10h4M15 10h4" stroke="currentColor" stroke-width="2.2"/>',
  "c-shapeshifted":
    '<ellipse cx="10" cy="13.5" rx="5" ry="4.2"/><circle cx="3.8" cy="8.5" r="2.1"/><circle cx="7.6" cy="4.6" r="2.2"/><circle cx="12.4" cy="4.6" r="2.2"/><circle cx="16.2" cy="8.5" r="2.1"/>',
  "a-move":
    '<path d="M2 14C6 14 6 6 11 6h4" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-dasharray="3.2 2.6"/><path d="M13 1.5L19 6L13 10.5Z"/><circle cx="3" cy="14.5" r="2.4"/>',
  "a-lead":
    '<path d="M5 1.5v17" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M6 3h11l-3 4 3 4H6Z"/>',
  "a-attack":
    '<path d="M18 2L9 12L7.5 10.5L17 1.5Z"/><path d="M4.5 8.5l7 7M6.5 13L2.5 17.5" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  "a-skirmish":
    '<path d="M3 3L13 13M17 3L7 13M10.5 15.5l5-5M4.5 10.5l5 5M14 14l3 3M6 14l-3 3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  "a-worship":
    '<path d="M10 6l2 3 3.4.6-2.4 2.6.4 3.5L10 14.2l-3.4 1.5.4-3.5-2.4-2.6L8 9Z"/><path d="M10 1v2.4M3 4l1.6 1.8M17 4l-1.6 1.8M1 11h2M19 11h-2" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  "i-heart": '<path d="M10 18L2.6 10.4A4.6 4.6 0 0 1 10 5A4.6 4.6 0 0 1 17.4 10.4Z"/>',
  "i-shield": '<path d="M10 1L18 4V10C18 15 14 18 10 19.5C6 18 2 15 2 10V4Z"/>',
  "i-lock":
    '<path d="M4 9h12v9H4Z"/><path d="M6.5 9V6a3.5 3.5 0 0 1 7 0v3" fill="none" stroke="currentColor" stroke-width="2"/>',
  "i-hour": '<path d="M4 2h12v2l-5 6 5 6v2H4v-2l5-6-5-6Z"/>',
  "i-pillar": '<path d="M4 2h12v3l-2 1v8l2 1v3H4v-3l2-1V6L4 5Z"/>',
  "i-illusion":
    '<path d="M10 1.5L17 10L10 18.5L3 10Z" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 1.6"/><circle cx="10" cy="10" r="2.6"/>',
  "i-skull":
    '<path d="M10 2a7 7 0 0 0-7 7c0 3 1.4 4.4 3 5.2V18h8v-3.8c1.6-.8 3-2.2 3-5.2a7 7 0 0 0-7-7Z"/><circle cx="7.2" cy="9.4" r="1.9" fill="#14172b"/><circle cx="12.8" cy="9.4" r="1.9" fill="#14172b"/>',
  "i-mana": '<path d="M10 1L16.5 8L10 19L3.5 8Z"/>',
  "i-eye":
    '<path d="M1 10C5 3.5 15 3.5 19 10C15 16.5 5 16.5 1 10Z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="10" cy="10" r="3"/>',
  "i-sword":
    '<path d="M18 2L9 12L7.5 10.5L17 1.5Z"/><path d="M4.5 8.5l7 7M6.5 13L2.5 17.5" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>',
  "i-card": '<rect x="4" y="2" width="12" height="16" rx="2"/>',
  "i-tower": '<path d="M4 2h3v2h2V2h2v2h2V2h3v6h-1.5v7L16.500 18h-13L5.500 15V8H4Z"/>',
  "i-check":
    '<path d="M3 10.500l4.500 4.500L17 5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  "i-cross":
    '<path d="M4 4l12 12M16 4L4 16" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  "i-undo":
    '<path d="M7 3L2.500 7.500L7 12M3 7.500h9a5 5 0 0 1 0 10h-4" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/>',
  "i-bulb": '<path d="M10 1.500a6 6 0 0 0-3.500 10.800V15h7v-2.700A6 6 0 0 0 10 1.500ZM7 16.200h6V18H7Z"/>',
  "i-book": '<path d="M2 3.500c3-1 6-1 8 .8 2-1.800 5-1.800 8-.8V16c-3-1-6-1-8 .8-2-1.800-5-1.800-8-.8Z"/>',
  "i-gear":
    '<path d="M8.500 1h3l.5 2.600 2 .9 2.200-1.500 2 2-1.500 2.200.9 2 2.400.5v3l-2.500.5-.9 2 1.500 2.100-2 2-2.200-1.400-2 .9-.5 2.400h-3l-.5-2.500-2-.9-2.100 1.500-2-2 1.400-2.200-.9-2L0 11.500v-3l2.600-.5.9-2L2 3.900l2-2 2.200 1.400 2-.9Z" transform="scale(.95) translate(.5 .2)"/><circle cx="10" cy="10" r="3" fill="#171a33"/>',
  "i-target":
    '<circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="10" cy="10" r="2"/><path d="M10 1v4M10 15v4M1 10h4M15 10h4" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  "i-fit":
    '<path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M10 5.500l4 2.250v4.500L10 14.500l-4-2.250v-4.500z"/>',
  "i-chev":
    '<path d="M5 7l5 6 5-6" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;

export type SignName = keyof typeof SIGNS;
