#!/bin/bash
# The system's Chromium without the pop-ups of its address bar: two pages of its own for each window, which cost as much
# as an empty window does. Only the last list of features counts, so the names go into Playwright's.
exec "$CHROMIUM_PATH" "${@/#--disable-features=/--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,}"
