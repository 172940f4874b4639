import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';
import { Frame } from '../shell/Frame.tsx';
import { RouteError } from '../shell/RouteError.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root, errorComponent: RouteError });

function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
