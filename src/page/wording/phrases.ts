export { alternatives, foldWording, type Language, type Phrases, phraseFinder } from '@/domain/phrases';
