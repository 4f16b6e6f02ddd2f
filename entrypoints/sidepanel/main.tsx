import '@/std/disable-zod-eval';

import { createRoot } from 'react-dom/client';
import { createExtensionPorts } from '@/ui/panel/extension-ports';
import { Panel } from '@/ui/panel/panel';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Panel ports={createExtensionPorts()} />);
