import '@/domain/no-made-code';

import { createRoot } from 'react-dom/client';
import { createExtensionPorts } from '@/ui/extension-ports';
import { Panel } from '@/ui/panel';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Panel ports={createExtensionPorts()} />);
