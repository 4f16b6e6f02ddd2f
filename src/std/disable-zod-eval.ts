import { z } from 'zod';

// The extension's policy forbids code made from text, which zod would try, and the browser report, when schemas are built. Imported first,
// for its side effect only.
z.config({ jitless: true });
