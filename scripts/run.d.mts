/** Whether node_modules holds what package-lock.json asks for. */
export function isInstalled(folder: string): boolean;
/** Installs the dependencies of a folder unless they are there already; `what` is for the line that says so. */
export function install(folder: string, what: string): void;
