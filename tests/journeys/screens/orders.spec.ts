// Tests the screens of orders.
import { tellOfScreens } from '../kit/screens.ts';
import { screens } from './orders.ts';

tellOfScreens(screens);
