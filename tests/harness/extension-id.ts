/** The id that the development key gives (wxt.config.ts). */
export const extensionId = 'oebmdbdfmolhncmjblfaekmldmhnopoe';
