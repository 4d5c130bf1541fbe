import { render } from 'preact';
import { App } from './App';
import './styles/fonts.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/controls.css';
import './styles/parts.css';
import './styles/data.css';
import './styles/figures.css';

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
