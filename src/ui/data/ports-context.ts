import { createContext, use } from 'react';
import type { PanelPorts } from './panel-ports';

export const PortsContext = createContext<PanelPorts | null>(null);

/** The panel's ports. */
export function usePorts(): PanelPorts {
  const ports = use(PortsContext);
  if (!ports) throw new Error('The panel was rendered without its ports.');
  return ports;
}
