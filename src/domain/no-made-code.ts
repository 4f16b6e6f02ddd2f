import { z } from 'zod';

// The extension's policy forbids code made from text, which zod would try, and the browser would report, as schemas are
// built. Imported before anything else, for its effect only.
z.config({ jitless: true });
