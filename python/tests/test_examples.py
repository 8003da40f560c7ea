import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *args: str) -> None:
    before = sys.argv
    sys.argv = [name, *args]
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = before


def test_opening_statistics(capsys: pytest.CaptureFixture[str]) -> None:
    run("opening_statistics.py", "--games", "10")
    out = capsys.readouterr().out
    assert "80 cards kept" in out and "kept_won" in out


def test_training_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    run("train.py", "--rounds", "12", "--check", "384")
    last = capsys.readouterr().out.strip().splitlines()[-1]
    share = float(last.split(" % ")[0].split()[-1])
    assert share > 40, last


def test_the_speed_command(capsys: pytest.CaptureFixture[str]) -> None:
    from arkwright import speed

    before = sys.argv
    sys.argv = ["speed", "--seconds", "0.2", "--games", "64"]
    try:
        speed.main()
    finally:
        sys.argv = before
    assert capsys.readouterr().out.count("steps/s") == 6
